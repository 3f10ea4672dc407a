// The form of a perceived item's id: letters for the type, a number, and the frame in front of it (`a12`, `f3.a12`).
export const ITEM_ID = /^(f\d+\.)?[a-z]+\d+$/;
