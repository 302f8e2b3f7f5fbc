/** What was answered on this device about statistics: `yes` or `no`. */
export const ga4ConsentKey = 'matiz:ga4';
