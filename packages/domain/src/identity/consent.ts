/**
 * The text on data treatment that is in force (Ley 1581 of 2012). Anyone who agrees names the version
 * that they read; a new text takes a new day here, and nobody agrees to the old one any more.
 */
export const dataTreatmentVersion = '2026-11-01';
