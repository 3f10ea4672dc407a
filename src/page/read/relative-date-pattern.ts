// How a date is told from today on: "3 hours ago", "il y a 3 jours", "vor 2 Tagen", "hace una hora", "3小时前",
// "yesterday". By itself, as it goes into every frame: fields are named by it. Pure.
import { LETTER } from './letter';

const AMONG = [
  `(?:vor|il y a|hace|há) (\\d+|ein${LETTER}*|une?|una?)\\s?(${LETTER}+)`,
  `(\\d+|an?|one)\\s?(${LETTER}+) ago`,
  `(\\d+)\\s?个?(${LETTER})${LETTER}*前`,
  '(yesterday|gestern|ayer|昨天|hier(?= à))',
  'today|heute|hoy|今天|aujourd.hui|just now|刚刚',
].join('|');

/** Groups: amount and unit, three times; a word for the day before. */
export const RELATIVE_DATE = new RegExp(
  `^(?:(?:${LETTER}|:)+ ){0,3}?(?:${AMONG})(?=$|[,·(]| \\d| at| um| à)`,
  'i',
);
