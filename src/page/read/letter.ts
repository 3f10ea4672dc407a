// A letter in patterns that go into every frame. Pure.

/**
 * Source of a class: what is no space, digit or punctuation. `\p{L}` without regard to case costs the engine a
 * millisecond for each pattern that holds it, at the first look at every page.
 */
export const LETTER = '[^\\s\\d!-/:-@[-`{-¿\\u2000-\\u206f\\u3000-\\u303f]';
