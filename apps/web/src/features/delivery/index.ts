/** The way into delivery: what screens, the frame and later words use. */
export { AddressCard } from './address/address-card.tsx';
export { AddressChoice, placeOf } from './address/address-choice.tsx';
export { streetOf } from './address/address-fields.ts';
export { loadAddressForm } from './address/address-form.lazy.ts';
export { CityTerms } from './address/city-terms.tsx';
export { findCurrentAddress } from './address/current-address.ts';
export { addressesQuery } from './addresses.query.ts';
export { coverageQuery } from './coverage.query.ts';
export { NoCoverage } from './no-coverage.tsx';
export { NoCoverageHere } from './no-coverage-here.tsx';
export { PlaceHost, preparePlace } from './place/place-host.tsx';
export { usePlace } from './place/use-place.ts';
export { PlaceFields } from './place-fields.tsx';
export { citiesOfQuery, statesQuery } from './places.query.ts';
export { servedCitiesQuery } from './served-cities.query.ts';
export { addressLineOf, emptyStreet, missingPart, type Street } from './street.ts';
export { StreetFields } from './street-fields.tsx';
