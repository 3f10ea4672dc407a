// Phrasings for messages to somebody, in the languages of the interpreter. `to`: to whom; absent for whoever the open chat is with.
import type { Phrasing, RuleName } from './language';

type Messages = Readonly<Partial<Record<RuleName, readonly Phrasing[]>>>;

export const EN_MESSAGES: Messages = {
  message: [
    '(message|text|dm|ping|tell|ask|write|send|say to)( to)? <to>:? <text:q>',
    '(message|text|dm|ping|tell|write)( to)? <to>: <text>',
    "(message|text|dm|tell|let|write( to)?) (?!(me|us|down|back|here|there|below|above|again|instead|today|tomorrow|first|last) )<to>( know)?,? that (?=(i|i['’]m|we|we['’]re|my|our|the) )<text>",
    "tell (?!(me|us|here) )<to>(?<! and| or) (?=(i|i['’]m|we|we['’]re|my|our|the) )<text>",
    '(send|write|give|drop) <to> (the|a|an|this|another|one)( new| short| quick)? ({dm}|note|text|line)( saying| that says| reading| with the text|:)? <text:q>',
    "(send|write|give|drop) <to> (the|a|an|another)( new| short| quick)? ({dm}|note|line|text)( saying)? that (?=(i|i['’]m|we|we['’]re|my|our|the) )<text>",
    '(send|write) <to> (the|a|an|this|another)( new| short| quick)? ({dm}|note|text)( saying| that says| reading|:) <text>',
    '(send|write|compose)( an?| the)?( new| short)? {dm} to <to>( saying| that says|:) <text>',
    '(write|send) <text:q> to <to>',
    '(say|send) <text:q>( (in|to) (the|this|our|my) (chat|conversation|channel|group|thread|room))?',
    '(write|post|type and send) <text:q> (in|into|to) (the|this|our|my) (chat|conversation|channel|group|thread|room)',
  ],
};

export const DE_MESSAGES: Messages = {
  message: [
    '(schreib(e|en)?|sag(e|en)?|schick(e|en)?|sende?n?|frag(e|en)?)( sie)?( an)? <to>:? <text:q>',
    '(schreib(e|en)?|sag(e|en)?)( sie)?( an)? <to>: <text>',
    '(schreib(e|en)?|schick(e|en)?|sende?n?)( sie)? <to> (eine|die|diese|folgende)( neue| kurze)? {dm}(,? (mit dem text|die lautet))?:? <text:q>',
    '(schreib(e|en)?|schick(e|en)?|sende?n?)( sie)? <to> (eine|die|diese|folgende)( neue| kurze)? {dm}: <text>',
    '(schreib(e|en)?|schick(e|en)?|sende?n?)( sie)? eine( neue| kurze)? {dm} an <to>(,? mit dem text)?:? <text:q>',
    '(eine )?{dm} an <to>: <text>',
    'schreib(e|en)?( sie)? <text:q> an <to>',
    '(sag(e|en)?|schick(e|en)?|sende?n?)( sie)? <text:q>( ab)?',
    '(schreib(e|en)?|sag(e|en)?|post(e|en)?)( sie)? <text:q> in (den|diesen|unseren|die|diese|unsere) (chat|unterhaltung|kanal|gruppe|konversation)',
  ],
};

export const ZH_MESSAGES: Messages = {
  message: [
    '(给|跟|对|向|和)<to>(发送?|说|写|留)(一条|一个|条|个)?(消息|信息|私信|微信|留言)?(说|内容是|：|:|，|,)?<text:q>',
    '(给|向)<to>(发送?|写|留)(一条|一个|条|个)?(消息|信息|私信|留言)(说|内容是|：|:)<text>',
    '(发送?)(一条|条|个)?(消息|信息|私信|微信)给<to>(说|：|:|，|,)<text>',
    '(告诉|通知|问)<to>(说|：|:|，|,)?<text:q>',
    '(在(聊天|群|会话|对话)(里|中)?)?(说|发送)(消息|信息)?(：|:)?<text:q>',
  ],
};
