// The words of addresses that do something by being opened, as risk-address.ts reads them: escapes and capitals
// resolved, "_" between the words of a name in code.

/** Path segments and parameters, in a name of several words, too. */
export const ACTING_ADDRESS =
  /(?:^|[/?&=_.-])(?:delete|remove|destroy|erase|unsubscribe|logout|log-out|logoff|log-off|signout|sign-out|deactivate|revoke|purchase|buy|buynow|pay|transfer|withdraw|approve|publish|cancel|loeschen|löschen|entfernen|abmelden|kuendigen|kündigen|stornieren|bezahlen|ueberweisen|überweisen|veroeffentlichen|veröffentlichen|删除|移除|注销|退订|支付|付款|转账|购买|发布|取消|退出登录)(?:$|[/?&=_.-])/i;

/** Where a form is sent that takes money or goods: a path that ends in the deed. */
export const ORDERING_PATH =
  /\/(?:(?:pay|purchase|buy|charge|donate|transfer|withdraw|place[-_]?order)|(?:payments?|orders?|checkout|purchases?|bookings?|transfers?)\/(?:confirm|submit|place|complete|execute|process)|(?:confirm|submit|process|complete|execute)[-_]?(?:payment|order|purchase|booking|transfer))\/?(?:\.\w+)?$/i;

/** Of addresses that no page leads to: doors for programs, and deeds that a site may do on being asked. */
export const NO_PAGE =
  /^\/(?:api|ajax|rpc|graphql|cgi-bin|goform)(?:$|[/?])|[/?&=](?:order|submit|send|confirm|accept|reject|decline|vote|subscribe|share|invite|grant|reset|enable|disable)(?:$|[/?&=])/i;

/** A whole segment or value that does away with something; of a name in code its first word. */
export const DELETING_WORD =
  /^(?:do_)?(?:delete|destroy|erase|purge|deactivate|loeschen|löschen|supprimer|eliminar|borrar|删除)(?:_[a-z]+)?$/i;

/** "/users/anna/approve": what no page is made to prepare. */
export const DEED_TO_ITEM =
  /\/(?!settings\/|docs\/|news\/)[a-z-]+s\/[^/]+\/(?:approve|publish|revoke|deactivate)\/?$/i;

/** A last segment that names no page: of routers, machines and their consoles. "-" between words. */
export const ALWAYS_ACTS =
  /^(?:do-)?(?:(?:factory|hard|system|device|router)-?(?:reset|reboot|restart)|reset-(?:all|device|router|factory\w*|settings)|(?:reboot|wipe)(?:-(?:account|all|cache|computer|data\w*|db|device|dis[ck]|drive|everything|history|host|instance|logs?|machine|memory|modem|node|now|pc|phone|router|server|storage|system|users?|vm))?|shut-?down|power-?off|self-?destruct|format-(?:disk|drive|card)|empty-(?:the-)?(?:trash|(?:recycle-?)?bin|spam|junk|wastebasket)|papierkorb-(?:ent)?leeren)$/i;

/** The same in two segments. */
export const EMPTIES =
  /\/(?:trash|(?:recycle-?)?bin|spam|junk|wastebasket|papierkorb)\/(?:empty|purge|clear|(?:ent)?leeren)\/?$/i;

/** A last segment that is done to the numbered thing before it: "/users/5/ban". Words that name a page, too, are none. */
export const DONE_TO_ITEM =
  /^(?:trash|ban|unban|kick|suspend|unsuspend|reset|close|reopen|place|restart|stop|terminate|kill|restore|refund|void|promote|demote|impersonate|accept|reject|decline|confirm|submit|complete|activate|enable|disable|lock|unlock|like|unlike|unfollow|vote|upvote|downvote|join|leave|send|resend|unpublish|renew|upgrade|downgrade|merge|assign|execute|del|deny|block|unblock|regenerate|rotate|reissue|make-(?:admin|owner|moderator|mod|editor|public|private|default|primary)|sperren|schliessen|ablehnen|annehmen|bestaetigen|freigeben|封禁|关闭|提交|确认)$/i;

/** The same of things with a name: "/users/anna/ban". */
export const DONE_TO_NAMED =
  /\/(?!settings\/|docs\/|news\/)[a-z-]+s\/[^/]+\/(?:ban|unban|kick|suspend|impersonate|promote|demote|make[-_]admin)\/?$|\/(?:users|members|people|persons|accounts|contacts|friends|profiles|followers|nutzer|benutzer|mitglieder)\/[^/]+\/(?:un)?block\/?$/i;

/** What is done to the number behind it: "/ban/5", "/banUser/5". A bin and a link to a new password are looked at so. */
export const DOES_WHAT_FOLLOWS =
  /\/(?:ban|unban|kick|suspend|terminate|kill|restart|refund|impersonate|promote|demote|upvote|downvote|unfollow|reboot|wipe|(?:ban|kick|suspend|trash|reset|close|lock|disable|enable|place|confirm|submit|send)_[a-z]+)\/[^/]*\d[^/]*\/?$|\/(?:kaufen|zahlen)\/(?!(?:19|20)\d\d\/?$)\d+\/?$/i;

/** A last segment that does something with the parameters behind it: "/billing/upgrade?plan=pro". */
export const DOES_AN_ITEM =
  /^(?:ban|unban|kick|suspend|close|terminate|kill|restart|refund|promote|demote|impersonate|accept|reject|decline|confirm|submit|complete|activate|enable|disable|unlock|unfollow|upvote|downvote|send|resend|renew|upgrade|downgrade|merge|execute|opt-?out|abbestellen)$/i;

/** What may be called otherwise, with what it is done to: by the names of parameters. */
export const DOES_WITH_KEY: ReadonlyArray<readonly [last: RegExp, key: RegExp]> = [
  [/^(?:donate|donation|spenden?|tip|contribute)$/i, /^(?:amount|amt|sum|value|betrag|summe)$/i],
  [/^(?:drop|truncate)$/i, /^(?:table|db|database|schema|collection|index|column|user|tabelle)(?:_?name)?$/i],
  [/^(?:oauth2?-)?auth(?:orize)?$/i, /^(?:client_id|response_type)$/i],
];

/** Who is made what: "/users/5?role=admin", but not a list that is narrowed so. */
export const OF_PERSON =
  /\/(?:users?|members?|accounts?|people|nutzer|benutzer|mitglied(?:er)?)\/[^/]*\d[^/]*\/?$/i;
export const MAKES_KEY = /^(?:(?:new_?)?(?:role|rolle|permissions?|access_?level)|is_?admin|admin)$/i;

/** Adds whom a parameter names. */
export const ADDS = /^(?:add|create|set|enable|invite|save|hinzufuegen|hinzufügen|einladen)$/i;

/** The same with what it is done to, which may be a name of something else, too: "/set-email", "/set-menus". */
export const DOES_WITH =
  /^(trash|reset|close|place|ban|lock|submit|send|confirm|update|save|set|change)-(?!(?:currency|lang|language|locale|theme|region|country|time-?zone)$)([a-z]+)$/i;

/** Parameters that only look for something. */
export const SEARCH_KEY = /^(?:q|query|search\w*|keywords?|kw|wd|term|s|k)$/i;

/** Parameters by which a list is narrowed or put in order. */
export const LOOKING_KEY =
  /^(?:sort(?:_?by)?|order(?:_?by)?|dir|direction|filter|facet|colou?r|size|brand|type|category|cat|style|material|tag|topic|year|month|limit|offset|per_?page|p|format)$/i;

/** A parameter that says of what. */
export const ID_KEY = /^(?:.*[_-])?u?id$/i;

/** What a list is put in order by. */
export const SORT =
  /^[-+]?(?:asc|desc|ascending|descending|[a-z_.]+[_.:-](?:asc|desc|first)|(?:newest|oldest|latest|recent|new|old|hot|top|best|popular|popularity|trending|relevance|relevant|random|default|alphabetical|az|za|price|prices|cost|date|dates|time|year|name|title|label|author|artist|rating|ratings|rank|score|stars|votes|views|likes|comments|replies|downloads|sales|size|length|duration|distance|position|number|id|type|category|status|priority|created|updated|modified|published|added|activity|lowest|highest|low|high)(?:_(?:at|on|date|time|by|count|low|high|to|price))*)$/i;

/** Parameters called after a deed. */
export const VERB_KEY =
  /^(?:confirm(?:ed)?|execute|exec|approve|grant|toggle|kick|ban|reset|restart|reboot|wipe|trash|do_[a-z]+)$/i;

/** Parameters whose value may be a deed. */
export const ACTION_KEY =
  /^_?(?:action\d?|act|cmd|command|do|op|oper|operation|method|task|event|verb|fn|func|function|exec|aktion|操作)$/i;

/** A word in such a value. */
export const IS_DEED =
  /^(?:delete|del|remove|destroy|erase|purge|wipe|trash|reset|reboot|restart|shutdown|poweroff|ban|kick|block|suspend|close|terminate|kill|stop|pay|buy|purchase|order|checkout|transfer|withdraw|send|submit|publish|unpublish|approve|accept|reject|decline|confirm|cancel|revoke|grant|enable|disable|activate|deactivate|upgrade|downgrade|renew|refund|place|vote|subscribe|unsubscribe|logout|signout|save|update|insert|write|exec|execute|set|loeschen|löschen|删除|清空|提交|支付)$/i;

/** Sections whose pages are called after what they tell about. */
const IN_ENCYCLOPEDIA =
  'wiki|baike|百科|lexikon|lexique|enciclopedia|ratgeber|magazin|glossary|glossar|dictionary|definitions?|w(?:ö|oe)rterbuch';
const LANGUAGE = '^\\/(?:[a-z]{2}(?:-[a-z]{2,4})?\\/)?';

/** One of their pages, unless it ends the visit or a subscription: "/wiki/Payment", "/baike/支付". */
export const ENCYCLOPEDIA = new RegExp(
  `${LANGUAGE}(?:${IN_ENCYCLOPEDIA})\\/(?!(?:.*[_-])?(?:log-?_?out|sign-?_?out|unsubscribe|abmelden|注销|退订|退出登录)\\/?$)[^/.]+\\/?$`,
  'i',
);

/** A page that tells how it is done; in German it may be called after what it is done to. */
export const GUIDE =
  /\/(?:(?:how-to|howto|wie)-[^/.]+|(?!(?:[^/]*-)?(?:konto|account|artikel|mitglied|nutzer|benutzer|profil|datei|eintrag|beitrag|position)-)[a-zäöüß]+(?:-[a-zäöüß]+)*-entfernen)\/?(?:\.html?)?$/i;

/** A page of a section with help, called after what it tells about in several words: "/help/delete-account". */
export const HELP = new RegExp(
  `${LANGUAGE}(?:(?:help|hilfe|faq|kb|guides?|tutorials?|aide|ayuda)\\/(?:[a-z-]+\\/)?|docs\\/)(?![^/]*(?:log-?(?:out|off)|sign-?out|unsubscribe|abmelden))[a-zäöüß]+(?:-[a-zäöüß]+)+(?:\\.html?)?\\/?$`,
  'i',
);

/** A page of a section with stories, works and their titles: "/news/shutdown". */
export const TELLS_STORIES = new RegExp(
  `${LANGUAGE}(?!(?:api|ajax|rpc|admin|system|devices?|manage|control|home|cgi-bin|goform)\\/)(?:[a-z]+\\/)?(?:(?:${IN_ENCYCLOPEDIA}|docs?|help|blogs?|news|topics?|themen?|articles?|artikel)\\/(?:[^/]+\\/)?|(?:stor(?:y|ies)|tags?|category|guides?|tutorials?|faq|movies?|films?|filme|series|shows?|title|games?|spiele|books?|b(?:ü|ue)cher|comics?|music|albums?|songs?|artists?|bands?|podcasts?|videos?|products?|shop|store|forum|questions?|r)\\/)(?<!\\/\\d+\\/)[^/]+(?<!\\.(?:cgi|php|asp|aspx|jsp|do|action))\\/?$`,
  'i',
);
