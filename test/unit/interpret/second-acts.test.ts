// A second act in the same sentence: one that nobody knows is asked about, and no part of the first one's name.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['refresh the page and water the plants', 'history', 'other'],
  ['open the settings and hug the dog', 'open settings', 'other'],
  ['lade die Seite neu und grüße den Otto', 'history', 'other'],
  ['block Otto and mute Lena', 'block Otto', 'mute Lena'],
  ['go to settings and mute Lena', 'open settings', 'mute Lena'],
  ['reload the page and ping Otto', 'other'],
])('what follows "and" is an act of its own: %s', (goal, ...tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  ['follow @otto and retweet his latest post', 'clarify'],
  ['open the terms and privacy page', 'open terms and privacy'],
  ['turn off alerts and all the sounds', 'uncheck alerts, all sounds'],
  ['click the Name field and type Otto', 'Name=Otto'],
  ['open the guide on how to share and print PDF files', 'open guide on how to share and print PDF files'],
  ['delete Rock and roll the dice', 'delete Rock and roll the dice'],
  ['delete the song Rock and roll the dice', 'delete song Rock and roll the dice'],
  ['lösche den Song Rock und rolle die Würfel', 'delete Song Rock und rolle die Würfel'],
  ['delete the note about bread and butter a lot', 'delete note contains:bread and butter a lot'],
  [
    'download the form to cancel and return Amazon orders',
    'download form to cancel and return Amazon orders',
  ],
])('names and unknown words go on behind "and": %s', (goal, ...tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  [
    'delete the mails from Otto and the ones from Anna',
    'delete all mails is:Otto (row)',
    'delete all mails is:Anna (row)',
  ],
  ['lösche die Mail von Otto und die von Anna', 'delete Mail is:Otto', 'delete Mail is:Anna'],
])('"the one" is of the same kind: %s', (goal, ...tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  ['press tab twice and then enter', 'press', 'press', 'press'],
  ['go to the next page two times', 'paginate', 'paginate'],
  ['go back twice', 'history', 'history'],
  ['upload cv.pdf and letter.pdf then submit', 'upload', 'upload', 'submit'],
])('each time and each key is one act: %s', (goal, ...tasks) => {
  expect(readAs(goal, ({ kind }) => kind)).toEqual(tasks);
});
