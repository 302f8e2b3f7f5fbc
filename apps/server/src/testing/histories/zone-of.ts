/** For tests: a zone of one city. */
export const zoneOf = (name: string, city: string) => ({
  name,
  warehouseId: '1',
  deliveryDays: 2,
  cutOffHour: 15,
  worksSaturday: false,
  cashOnDelivery: false,
  shippingPrice: 9_000,
  freeFrom: 200_000,
  minOrder: 50_000,
  cityCodes: [city],
});
