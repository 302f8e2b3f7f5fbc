/**
 * What someone types, and which products answer it: each answer names words that the product has,
 * folded, among its brand, name, content and category (`a|b`: either; `-a`: not), and after `#` those
 * of one of its tones. Written from the counter's side before the search was tuned on these files;
 * the files themselves are never part of the project.
 */
export type JudgedQuery = readonly [typed: string, ...answers: string[]];
