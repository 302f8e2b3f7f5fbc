import sharp from 'sharp';
import { expect, it } from 'vitest';
import { GatewayDown } from './gateway.ts';
import { drawCode } from './wompi-qr.ts';

const encode = (text: string) => Buffer.from(text).toString('base64');
const drawing = encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect width="29" height="29" fill="#fff"/><path d="M0 0h7v7H0z"/></svg>',
);
const bytesOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64');

it.each([
  ['a drawing', drawing],
  ['a drawing with its kind before it', `data:image/svg+xml;base64,${drawing}`],
])('%s becomes a PNG that a phone keeps, its squares sharp', async (_, base64) => {
  const code = bytesOf(await drawCode(base64));
  const { format, width, height } = await sharp(code).metadata();
  expect([format, width, height]).toEqual(['png', 720, 720]);
  const { data, info } = await sharp(code).toColourspace('b-w').raw().toBuffer({
    resolveWithObject: true,
  });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels];
  // The edge of its dark square is at 7 of 29.
  expect([at(2, 2), at(170, 170), at(178, 178), at(700, 700)]).toEqual([0, 0, 255, 255]);
});

it.each([
  ['nothing of a picture', encode('hola')],
  ['a page', encode('<html><script>alert(1)</script></html>')],
  [
    'a drawing of many pixels',
    encode('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'),
  ],
  ['too much', 'A'.repeat(200_001)],
])('%s is a fault of the gateway', async (_, base64) => {
  await expect(drawCode(base64)).rejects.toThrow(GatewayDown);
});
