/** The way into delivery: what screens, the frame and later words use. */
export { AddressCard } from './address/address-card.tsx';
export { AddressChoice, locationTextOf } from './address/address-choice.tsx';
export { streetOf } from './address/address-fields.ts';
export { loadAddressForm } from './address/address-form.lazy.ts';
export { CityTerms } from './address/city-terms.tsx';
export { findCurrentAddress } from './address/current-address.ts';
export { addressesQuery } from './addresses.query.ts';
export { coverageQuery } from './coverage.query.ts';
export { LocationFields } from './location-fields.tsx';
export { NoCoverage } from './no-coverage.tsx';
export { NoCoverageHere } from './no-coverage-here.tsx';
export { LocationHost, prepareLocationDialog } from './place/location-host.tsx';
export { useLocationDialog } from './place/use-location-dialog.ts';
export { citiesOfQuery, statesQuery } from './places.query.ts';
export { servedCitiesQuery } from './served-cities.query.ts';
export { addressLineOf, emptyStreet, missingPart, type Street } from './street.ts';
export { StreetFields } from './street-fields.tsx';
