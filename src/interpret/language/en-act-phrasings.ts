// English phrasings of acts on named things: choosing, sending, opening, closing, items of lists, making and writing.
import type { Phrasing, RuleName } from './language';

/** What is done with records only: without a word for one, or its name in quotes, something else is meant. */
const OF_RECORDS = (
  'lock unlock suspend unsuspend ban unban unblock unmute unpin unarchive unpublish unlist reactivate reinstate ' +
  'resolve stall claim snooze escalate promote demote impersonate renew resend revoke retry reopen'
).split(' ');
/** What is done with what runs, by its name in quotes: "stop the timer" presses "Stop". */
const OF_RUNNING = ['pause', 'unpause', 'resume', 'restart', 'start', 'stop'];
const RECORD =
  '(?:account|article|booking|campaign|case|channel|client|coupon|course|customer|device|employee|event|group|guest|host|invitation|invoice|issue|item|job|key|licen[cs]e|listing|member|message|order|page|plan|post|product|project|record|request|server|site|subscriber|subscription|task|team|thread|ticket|token|topic|user|vendor|version)';

/** How the form for it is opened and sent, and how its fields are called. */
const MAIL = { opener: 'compose', to: 'to', subject: 'subject', body: 'message', send: 'send' };

/** "Email the invoice that my boss sent": a thing, and nobody who is told something. */
const TO_SOMEBODY =
  '(?!((the|an?|this|that|these|those|my|our|your|all) (?!(team|boss|manager|wife|husband|partner|mum|mom|dad|mother|father|brother|sister|son|daughter|friends?|colleagues?|teacher|landlord|neighbou?r|family|class|group|guests|support)\\b)|(it|them|this|that|me|us)\\b))' +
  '(?!(\\S+ )?(documents?|files?|invoices?|reports?|receipts?|photos?|pictures?|links?|pages?|articles?|lists?|tables?|results?|tickets?|drafts?|pdfs?)\\b)';

export const EN_ACT_PHRASINGS: Readonly<Partial<Record<RuleName, readonly Phrasing[]>>> = {
  submit: [
    "{submit}( (the|this|my|your|that|it|in)?( ?(form|answers?|entry|page|request|changes|details|it|everything|application|query|message|order form|login|registration))?)?( (when|once) (you are |you're |i am )?(done|finished|ready|complete|completed))?",
    'submit <target>',
    ['save( and|,) (close|continue|exit|new|next|quit|return|publish|view|add another)', { label: 'yes' }],
    'save( (it|them|this|that|everything|(the|my|your|all)( the)?( changes| settings| form| details)?))?',
    '(publish|update|preview) (it|them|this)',
    '(apply|confirm)( (the|my|your|all|these|it))?( (changes|settings|selection|choice|form))?',
    ['(search|go|continue|login|send|finish)', { label: 'yes' }],
    ['(go on|carry on|proceed|move on|keep going)', { label: 'yes', as: 'continue' }],
  ],
  menu: [
    '({choose}|{click}|{open}) <path>( (in|from|on|of) (the )?(.+ )?menu)?',
    '<path>',
    'in the <top> menu,? ({choose}|{click}|{open}) <leaf>',
    '({choose}|{click}|{open}) <leaf> (in|from|under) the <top> menu',
  ],
  rate: [
    '(rate|score|grade|review)( <target>)??( with| as| at)?( an?)? <value:c>((-| )stars?)?{outOf}?',
    '(give|award|leave|assign|grant|vote)( <target>)??( with| as| at)?( an?)? <value:c>((-| )stars?{outOf}?|{outOf})( rating| review| score| mark)?( (to|for|on) <rated>)?',
    '(select|choose|pick|click( on)?|tap( on)?|set|enter)( the| an?)? <value:c>(-| )stars?{outOf}?( rating)?( (to|for|as|in|on|of) <rated>)?',
    '(set|change|update|make|put)( the| my| your| its)?( <target>)?? (star )?(rating|score)( (of|for) <rated>)?( (to|as|at)|:| =)? <value:c>( stars?)?{outOf}?',
    '(set|change|update) <target> (to|at) <value:c>(-| )stars?{outOf}?',
    '<value:c>(-| )stars?{outOf}?( for <rated>)?',
  ],
  expand: [
    '(expand|unfold|uncollapse|reveal|unhide|show details of|show more of) <target>',
    'open (up )?(the )?<target>( section| accordion| panel| drop ?down| tree| submenu| folder)',
    'show <target> details',
  ],
  collapse: [
    '(collapse|fold( up)?|minimi[sz]e|hide) <target>',
    'close (the )?<target>( section| accordion| panel| drop ?down| tree| sidebar| folder)',
  ],
  dismiss: [
    '(close|dismiss|get rid of|hide|remove|cancel|exit|shut) (the |this |that |any |all |a |an )?<what>(dialog(ue)?|pop-?up|modal|banner|overlay|notification|alert|message box|window|toast|cookie (notice|message|prompt|consent|window)|consent|prompt|newsletter( sign-?up)?|ad|tooltip|side ?bar|drawer)( box| window)?s?',
  ],
  accept: [
    [
      '(accept|agree to|allow|consent to|approve)( all)?( of)?( the| any)? ?(cookies?|cookie (banner|notice|policy|prompt|consent|settings)|consent( banner)?)( banner| if .+)?',
      { act: 'accept' },
    ],
    [
      '(reject|decline|refuse|deny|disallow)( all)?( of)?( the| any)? ?(optional |non-essential )?(cookies?|cookie (banner|notice|policy|prompt|consent|settings)|consent( banner)?)( banner| if .+)?',
      { act: 'reject' },
    ],
  ],
  choose: [
    ['{choose} <options>', { needs: 'item' }],
    [
      '({choose}|take|grab|book) <options> (at|for|costing|priced at) <amount:t>( dollars| euros?| pounds)?',
      {},
    ],
    '(upgrade|downgrade)( me| us)? to (the )?<options>(?<= (plan|tier|package|subscription))',
    ['answer (?!(the|all|this|my|every|each|questions?) )<options> for (the )?<field>', {}],
    [
      '(show( me)?|display|list|set|use|have) <options:n> (((rows|items|results|entries|products|posts|lines|records|hits|articles|issues|orders|users) )?(per|a|on each|on every|on one) page|((?!(columns?|pages?|words?|charts?|stars?)\\b)[a-z-]+ ){1,2}per page)',
      { size: 'rows per page' },
    ],
    // A bare number before a plural is how many: "row 50" is the place.
    [
      '(show( me)?|display) <options:n> (rows|entries|results|items|records|lines|hits)( at (a time|once))?',
      { size: 'rows per page' },
    ],
    ['vote (for )?<options> (in|on) (the|this) (poll|survey|ballot|vote)', { votes: 'vote' }],
    ['vote for <options>', { votes: 'vote', named: 'yes' }],
    ['{choose} <options> (from|in|within|out of|using|on|with|under|for|as) (the |your |my )?<field>', {}],
    ['set <field> to <options>', { needs: 'listbox' }],
    ['change <field> (from .+ )?to <options>', { needs: 'listbox' }],
    ['(in|from) <field>,? {choose} <options>', {}],
    '(use (the )?|apply the )(?!(the|this|that|these|my|an?|another|different|other|new|default) )<options> (?=(colou?r )?(theme|scheme|layout)$)<field>',
    ['({choose}|{payBy}) <options>', {}],
  ],
  item: [
    [
      '(reply|respond|write back|answer)( to)? <item> ((with|using)( the (text|message|words))?|saying|by saying|that(?!(?! (i|we|you|he|she|it|they|the|my|our|this)\\b).* (with|saying) [\\uE000-\\uE7FF]$)|:|and say){announced}?:? ?<value>',
      { action: 'reply' },
    ],
    ['(reply|respond|answer|comment) <value:q> (to|on|under) <item>', { action: 'reply' }],
    [
      'quote <item>,? (and|then|and then) (reply|respond|answer|write|say|add)( with|:)?( the (text|words))? <value:q>',
      { action: 'quote' },
    ],
    ["quote (?=(the|this|that|my) |\\S+[\u2019']s )<item>", { action: 'quote' }],
    [
      '(edit|change|update|correct) (?=my )<item>(?<={remark}) (to (say|read)|so that it (says|reads)|to|into) <value>',
      { action: 'edit' },
    ],
    ['report <item> (as|for|because of|due to) <value>', { action: 'report' }],
    ["report (?=(the|this|that) |\\S+[\u2019']s )<item>", { action: 'report' }],
    [
      '(reply|respond|write back)( with| saying| by saying)?:?{announced}? ?<value:q>',
      { action: 'reply', pronoun: 'yes' },
    ],
    [
      '(reply|respond|write back) (with( the (text|message))?|saying|by saying){announced}? ?<value>',
      { action: 'reply', pronoun: 'yes' },
    ],
    [
      '(add|write|leave|post|make) an? (new )?comment (to|on|under) <item>( saying| that says| reading|:) ?<value>',
      { action: 'comment' },
    ],
    [
      '(add|write|leave|post|make) an? (new )?comment( saying| that says| reading|:) ?<value:q> (to|on|under) <item>',
      { action: 'comment' },
    ],
    ['(add|write|leave|post) <value:q> as an? (new )?comment (to|on|under) <item>', { action: 'comment' }],
    ['comment on <item>( saying| with|:) ?<value>', { action: 'comment' }],
    ['(reply|respond|write back) to <item>: <value>|answer <item2>: <value2>', { action: 'reply' }],
    ['(reply|respond|write back) to <item>', { action: 'reply' }],
    ['(reply|respond)', { action: 'reply', pronoun: 'yes' }],
    // "Send a mail to nora" writes one.
    [
      '(forward|pass on|resend|share|send(?! an? (new |short )?({mail}|{dm}) to )) <item> (on )?(to|with) <recipient>',
      { action: 'forward' },
    ],
    [
      '(forward|send(?! an? (new |short )?{mail} to )|pass) <recipient> (?!an? (new |short )?({mail}|{dm})$)(?=the |that |this |my |all |an? )(?!(an?|the) (new |short )?({mail}|{dm})(,? with|:|,? saying| [\\uE000-\\uE7FF]))<item>',
      { action: 'forward' },
    ],
    ['(add|save|put|move) <item> (in)?to (the |my |your )?{favourites}', { action: 'star' }],
    ['(mark|flag|set) <item> as (an? |my )?(favou?rite|starred)', { action: 'star' }],
    ['(favou?rite|bookmark) (?=the |this |that |my |it$|[\\uE000-\\uE7FF])<item>', { action: 'star' }],
    [
      '(add|save|put|move) <item> (in|on)?to (the |my |your )?(?=wish){wishlist}',
      { action: 'add to wishlist' },
    ],
    ['(add|save|put|move) <item> (in|on)?to (the |my |your )?{wishlist}', { action: 'add to watchlist' }],
    ['save <item> (for later|to read later)', { action: 'save for later' }],
    ['(mark|flag|set|label|star) <item>(?<! same) as (an? )?<state>', {}],
    [
      'mark (?=it |them |this |that |these |those |the |all |my |every |each )<item> (?=(unread|read|important|done|completed?)$)<state>',
      {},
    ],
    [
      '(delete|remove|trash|erase|discard|get rid of) (?!{filters}$)<item>',
      { action: 'delete', needs: 'condition' },
    ],
    [
      '(delete|remove|trash|erase|discard|get rid of) (?!{filters}$)<item>( from <place>)?',
      { action: 'delete' },
    ],
    [
      '(move|put|file|send) <item> (in)?to (the )?(trash|bin|recycle bin|deleted items)',
      { action: 'delete' },
    ],
    ['(move|put|file) <item> (in)?to (the )?archive', { action: 'archive' }],
    ['(add|give|put) (a )?star (to|on) <item>', { action: 'star' }],
    ['(un-?star) <item>', { action: 'unstar' }],
    ['star <item>', { action: 'star' }],
    ['(un-?flag) <item>', { action: 'unflag' }],
    ['flag <item>', { action: 'flag' }],
    ['close <item>', { action: 'close' }],
    ['archive <item>', { action: 'archive' }],
    ['rename (the )?(file (?=\\S+\\.\\w+ ))?<item> (to|as|into) <value>', { action: 'rename' }],
    ['(edit|modify) <item>', { action: 'edit' }],
    ['(cancel) <item>', { action: 'cancel' }],
    ['(buy|purchase) (?!(back|out|off) (the|my|your|our|his|her|its|their) )(me )?<item>', { action: 'buy' }],
    ['(book|reserve) (me )?<item>', { action: 'book' }],
    ['order (me )?<item>', { action: 'order' }],
    ['(approve) <item>', { action: 'approve' }],
    ['(like|upvote|heart) <item>', { action: 'like' }],
    ['(pin) <item>', { action: 'pin' }],
    ['(share) <item>', { action: 'share' }],
    ['(follow) <item>', { action: 'follow' }],
    ['(unfollow) <item>', { action: 'unfollow' }],
    ['(duplicate|clone) <item>', { action: 'duplicate' }],
    ['(print) <item>', { action: 'print' }],
    ['(pay) (?!(by|with|via|using) )<item>', { action: 'pay' }],
    ['(subscribe to) <item>', { action: 'subscribe' }],
    ['(unsubscribe from) <item>', { action: 'unsubscribe' }],
    ['assign <item> to <recipient>', { action: 'assign' }],
    ["reset (?!(my|our|your|the|this)\\b)<item>['\u2019]s password", { action: 'reset password' }],
    ['reset the password (of|for) (?!(my|our|your|this)\\b)<item>', { action: 'reset password' }],
    ['(complete|finish) <item>', { action: 'complete' }],
    [
      '(reopen|uncomplete) (?!.*\\b(tabs?|windows?|menus?|dialogs?|pages?|panels?|sections?)\\b)<item>',
      { action: 'reopen' },
    ],
    ['(play|listen to) <item>', { action: 'play' }],
    ['watch <item>', { action: 'watch' }],
    ['(reject|decline) <item>', { action: 'reject' }],
    ['(publish) <item>', { action: 'publish' }],
    ['(block) <item>', { action: 'block' }],
    ['(mute) <item>', { action: 'mute' }],
    ['(restore|recover) <item>', { action: 'restore' }],
    ...OF_RUNNING.map(
      (action) =>
        [
          `${action} (?=(the |my )?((?!(at|in|on|to|with|by|from|for|until|over|here|all|both|a|an|new|search|\\w+ing) )\\w+ )?[\\uE000-\\uE7FF]$)<item>`,
          { action },
        ] as const,
    ),
    ...OF_RECORDS.map(
      (action) => [`${action} (the )?(?=${RECORD} \\S|[\\uE000-\\uE7FF])<item>`, { action }] as const,
    ),
  ],
  doubleClick: ['{doubleClick} <target>'],
  click: [
    '(use|choose|select|pick|find and use) <target>(?<= button)',
    '{click} <target>',
    [
      "i(['\u2019]ve| have)? (forgot|forgotten|lost) my password|reset (my|the) password",
      { called: 'forgot password' },
    ],
    [
      '(?=(refresh|reload|sync|synchroni[sz]e) (?!(it|this|((the|this)( current)? )?(page|site|website|tab|window))$))<target>',
      { whole: 'yes' },
    ],
    '(click|press|tap)( on)?( the)? (button|link|icon)',
    '(use|choose|pick) (the )?<target> button',
    '(find|locate|look for) <target>,? and (then )?(click|press|tap|select|pick|choose|open)( on)?( it| that| them)?',
    '(find|locate|look for) and (click|press|tap|select|pick|choose|open)( on)? <target>',
    '(select|pick) <target>(?<=icon|link)',
  ],
  invite: [
    [
      '(share|give access to) (it|that) (with )?(?=\\S+@)<address>(,?( (as|with|and give (them|him|her)|and let (them|him|her))( an?)?|(?= can )) <role>( access| rights?| permissions?)?)?',
      { pronoun: 'yes' },
    ],
    '(share|give access to) this( (?!(e-?mail|mail|message) )[a-z-]+)? (with )?(?=\\S+@)<address>(,?( (as|with|and give (them|him|her)|and let (them|him|her))( an?)?|(?= can )) <role>( access| rights?| permissions?)?)?',
    '(invite|add) (?=\\S+@)<address>,? (with|and give (them|him|her)) (an? )?<role> (access|rights?|permissions?)',
    '(invite|add) (?=\\S+@)<address>( as (an? )?<role>)?( to (the |my |our )?(?!.*(field|box|list)$).+)?',
  ],
  redeem: [
    '(apply|redeem|use|enter)( the| my| a| an| this)? <coupon>(?<=coupon|voucher|promo|discount|gift card|(coupon|voucher|promo|discount|gift card) code) (?!code )<code>',
  ],
  add: [
    '(add|put|write|append|insert) <entries> (to|on|onto|in|into) (the |my |our |this |your )?<list>(?<!wish ?list|play ?list|mailing list|watch ?list)(?<=\\blist|\\blists|to-?dos?|\\btasks|\\btags|\\blabels|\\bgroceries|\\bbacklog|\\bagenda|\\breminders|\\bkeywords)',
    '(add|create|make)( me)?( an?| the| another)?( new)? <noun>(?<=\\bto-?do|\\btask|\\blist item|\\bitem|\\btag|\\blabel|\\breminder|\\bkeyword|\\bbullet( point)?|\\blist entry)( called| named| titled| saying|:)? (?!called |named |titled |saying |for |with |to )(?!.* (with|to|from|in) )(?![\\uE000-\\uEFFF]+,? due )<entries>',
    '(add|create|make)( me)? (an?|another|the)( new)? <made> (<entries:q>|<entries2:u>)',
    ['(subscribe to( the)?( news| rss)?( feed)?|follow the( news| rss)? feed) <entries:u>', { to: 'feed' }],
    'new <noun>(?<=to-?do|task|item|tag|label|reminder):? (?!called |named |for |with |to |in |due |(form|list|dialog|button|link|icon|page|window|menu|template|field|tab|view|here|there|below|please)$)<entries>',
    '(add|create)( the)?( new)? <noun>(?<=to-?dos|tasks|items|tags|labels|reminders|keywords|bullets):? (?!called |named |for |with |to )(?!.* (with|to|from|in) )<entries>',
    ['tag (this|the)( \\S+){0,3} (with|as) <entries>', { to: 'tag' }],
    '(add|put) (the |an? )?<noun>(?<=\\btag|\\blabel|\\bkeyword|\\btags|\\blabels|\\bkeywords)( called| named)? <entries> to (this|the) \\S+',
  ],
  addTo: [
    '(add|put) (?!(an?|another|more|new|some)\\b)<entries> (to|onto) (the |my |our |your )?<list>',
    '(add|invite) (the )?<noun> <entries>(?<! (to|into) (it|them|this|that))',
  ],
  create: [
    ['(sign up|register) as (?!an? )<name>,? (and )?(with|using) (the |my )?<pairs>', { called: 'username' }],
    [
      '({makes}|(post|write)( me)?( an?| the| another)?( new)?) <noun> in (the |my |our )?<place>,? (called|named|titled|with (the |a )?(name|title)( of)?) <name>,? (and )?(saying|that says|that reads|with the text) <text>',
      {},
    ],
    '(create|add|make|open)( me)? (an?|another)( new)? <thing>(?: called| named| titled)? <name:q>,? (?=assigned to |due |with |in the |by )<details>',
    '{makes} <noun>,? (called|named|titled|with (the |a )?(name|title)( of)?|for) (the )?<name>,? (with|and|and with) (the |an? )?<pairs>',
    '{makes} <noun>,? (called|named|titled|with (the |a )?(name|title)( of)?) <name>,? (and )?(saying|that says|that reads) <text>',
    '{makes} <noun>,? (called|named|titled|with (the |a )?(name|title)( of)?) <name>',
    [
      '(add|save|put) <name> with (the |an? )?(?=.*(mail|phone|mobile|number|address|@).* to (the |my |our )?(contact|address))<pairs> to (the |my |our )?(contacts?( list)?|address ?book)',
      { made: 'create contact' },
    ],
    '(create|add|make|start|set up|register)( me)?( an?| the| another)?( new)? <noun> with (the |an? )?<pairs>',
    '(create|set up)( me)?( an?| another| the)?( new)? <noun>',
    '(sign up|register|subscribe)( (to|for|on) <noun>)? (with|using) (the |my )?<pairs>',
  ],
  write: [
    '(leave|write|post|add|submit|make|send)( an?| the| my)? <noun>( (saying|that says|with( the text)?|reading)|:)? <text:q>',
    '(leave|write|post|add|submit|make|send|create)( an?| the| my)? <noun> (saying|that says|reading) <text>',
    'create an? <noun>: (?!.*(: |(and|then) (send|share|click|press|post)))<text>',
    ['(post|tweet|publish) <text:q>', { noun: 'post' }],
    ['comment( with| saying|:)? <text:q>', { noun: 'comment' }],
    [
      '(send|write|compose|draft)( an?| the)?( new| short)? ({mail}|{dm}) to <to>,? (with |and )?(the |a )?subject( line)?( of|:)? <subject>,? (and |with |and with )?(saying|that says|say(?= [a-z])|(the |a )?(text|body|message|content)( of|:)?) <text>',
      MAIL,
    ],
    [
      '(send|write) (?!an? |the )<to> (an?|the)( new| short)? ({mail}|{dm}),? (with |and )?(the |a )?subject( line)?( of|:)? <subject>,? (and |with |and with )?(saying|that says|say(?= [a-z])|(the |a )?(text|body|message|content)( of|:)?) <text>',
      MAIL,
    ],
    [
      '(send|write|compose|draft)( an?| the)?( new| short)? ({mail}|{dm}) to <to>,? (with |and )?(the |a )?subject( line)?( of|:)? <subject>',
      MAIL,
    ],
    [
      '(send|write)( an?| the)?( new| short)? {mail} to (?=\\S+@)<to>( saying| that says| with the text|:) ?<text:q>',
      MAIL,
    ],
    [
      '(write|compose|draft|send) an? (new |short )?{mail} to (?!.*(:| saying | that says | with ))<to>',
      MAIL,
    ],
    [
      `(e-?mail|mail) ${TO_SOMEBODY}<to>,? (saying|that (?=(i|i['’]m|we|we['’]re|my|our|the|it|he|she|they) )) ?<text>`,
      MAIL,
    ],
    '(send|write) (a |an |the )?({dm}|text|note|email) to <to>( saying| that says| with( the text)?|:) <text>',
    '(send|write) (?!an? |the )<to> (a |the )({dm}|text|note)( saying| that says| with the text|:)? <text:q>',
    '(message|text|dm) <to> <text:q>',
  ],
  verbal: [
    [
      '(change|update|manage|reset|recover|renew|upgrade|configure|customi[sz]e)( my| the| your| our)? <thing>',
      { as: 'open' },
    ],
    [
      '(create|add|new|empty|hide|print|invite|install|unsubscribe|subscribe|undo|redo|zoom|pause|retry|connect|disconnect|register|sign up|join|leave|apply|redeem|continue|skip|next|previous|finish|stop|record|preview|publish|approve|deny|import|sync|clear|reset|contact|report|share|apply for|request|claim|export|load|deploy|delete|remove|edit|cancel|save|close|accept|reject|decline|agree|allow)( (my|the|your|our|an?|some|all))?( <thing>)?',
      { as: 'click' },
    ],
  ],
  open: [
    '(show|display|view|see)( me)? (?!.* (of|from|for) ).+ (in|as) (the |an? )?<target>(?<= (view|mode))',
    '{open} <target>',
    '(i (would like|want|need) to see|where is|where are|show me) <target>',
  ],
  question: ['<question>'],
  format: [
    '(make|turn) (the )?((word|words|text|phrase|sentence) )?<text> (?=(bold(face)?|italics?|underlined?|struck through)$)<style>',
    '(put|set|make|turn|write) (the )?((word|words|text|phrase|sentence) )?<text> in (?=(bold(face)?|italics?)$)<style>',
    '(?=(bold|itali[cz]i[sz]e|underline|strike through) )<style> (the )?(word|words|phrase|sentence) <text>',
  ],
  selectText: [
    '(highlight|select|mark) (all )?(of )?(the )?(text|words|contents?|sentence) (in|inside|of|within|from) <target>',
    'highlight (the )?(text|word|phrase|sentence) <quote>( in <in>)?',
    '(highlight|select) (the )?<target:q> text',
    '(highlight) <target>',
  ],
};
