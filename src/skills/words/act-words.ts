// Words for what is done with things, in the languages of the interpreter.

/** Words for taking away; as `fold` gives them. */
export const TAKES_AWAY =
  /\b(?:delete|remove|erase|discard|clear|archive|cancel|revoke|loschen|entfernen|stornieren)\b|删除|移除|取消/;
