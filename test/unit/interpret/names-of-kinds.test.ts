// A word for a kind of thing in the name of another: "image.png", "the page Links"; and what is looked up, not ticked.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['delete image.png', ['delete image.png']],
  ['lösche bild.png', ['delete bild.png']],
  ['删除图片.png', ['delete 图片.png']],
  ['open list.pdf', ['open list.pdf']],
  ['download image.zip', ['download image.zip']],
  ['move photo.png to Archive', ['drag photo.png']],
  ['delete the images', ['delete (img)']],
])('the name of a file is whole: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});

test.each([
  ['delete the page Links', ['delete Links']],
  ['publish the page Photos', ['publish Photos']],
  ['delete the column Options', ['delete Options']],
  ['remove the tag links', ['delete links']],
  ['lösche den ordner bilder', ['delete bilder']],
  ['lösche die seite Links', ['delete Links']],
  ['删除图片文件夹', ['delete 图片']],
  ['delete the photo album', ['delete photo album']],
  ['delete the folder Photos', ['delete Photos (treeitem)']],
  ['click the page links', ['click page (link)']],
  ['open the page links', ['open page (link)']],
  ['click the Photos tab', ['click Photos (tab)']],
])('what a page or a folder is called: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});

test.each([
  ['check the price of the mug', ['answer']],
  ['check the status of my order', ['answer']],
  ['check the weather in berlin', ['answer']],
  ['check availability for friday', ['answer']],
  ['check my messages', ['other']],
  ['check flights to rome', ['other']],
  ['check newsletter', ['check newsletter']],
  ['check the price alert', ['check price alert']],
  ['check the status box', ['check status (checkbox)']],
  ['check the terms of service', ['check terms of service']],
])('what is looked up is not ticked: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});
