// Wishes as people type them in German and Chinese: what is no name, nothing that is bought and nothing that is opened.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['lass den Kommentar leer und sende ab', ['Kommentar=', 'submit']],
  ['such den Speichern Knopf und klick drauf', ['click Speichern (button)']],
  ['geh zwei Seiten zurück', ['history', 'history']],
  ['klick nicht auf das erste sondern auf das zweite', ['click #2']],
  ['drucke die Seite und ruf Otto an', ['click Seite drucken', 'other']],
  ['ruf die Seite Kontakt auf', ['open Seite Kontakt']],
  ['lösch den ersten Eintrag, nein den zweiten', ['clarify']],
  ['neue Aufgabe Milch kaufen', ['add Milch kaufen']],
  ['kannst du mir bitte die Rechnungen zeigen', ['open Rechnungen']],
  ['bis wann muss ich zahlen', ['answer']],
  ['评论留空并提交', ['评论=', 'submit']],
  ['找到最便宜的笔记本加入购物车', ['addToCart']],
  ['打开设置，开启深色模式，保存', ['open 设置', 'check 深色模式', 'submit']],
])('%s', (goal, tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});
