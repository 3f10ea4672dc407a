// How a date is told from today on: "3 hours ago", "il y a 3 jours", "vor 2 Tagen", "hace una hora", "3小时前",
// "yesterday". By itself, as it goes into every frame: fields are named by it. Pure.

/** Groups: amount and unit, three times; a word for the day before. */
export const RELATIVE_DATE =
  /^(?:[\p{L}:]+ ){0,3}?(?:(?:vor|il y a|hace|há) (\d+|ein\p{L}*|une?|una?)\s?(\p{L}+)|(\d+|an?|one)\s?(\p{L}+) ago|(\d+)\s?个?(\p{L})\p{L}*前|(yesterday|gestern|ayer|昨天|hier(?= à))|today|heute|hoy|今天|aujourd.hui|just now|刚刚)(?=$|[,·(]| \d| at| um| à)/iu;
