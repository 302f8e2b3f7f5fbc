import sharp from 'sharp';
import { type Attempt, GatewayDown, type StartedTransaction } from './gateway.ts';
import { isApproved, type RedirectDeps, untilThere } from './wompi-bank-address.ts';
import type { WompiTransaction } from './wompi-schemas.ts';
import { returnAddress } from './wompi-transaction.ts';
import { askTransaction, describePayment } from './wompi-wallets.ts';

/** Letters of a picture in base64: theirs are of some ten thousand. */
const longest = 200_000;
/** Of a drawing, in dots an inch at which one unit is one pixel; and of a code, in pixels. */
const [unitDensity, side, mostPixels] = [72, 720, 4_000_000];
/** The keys of Wompi's sandbox, where nobody reads a code: it is told how the payment ends. */
const sandboxKey = 'pub_test_';
const background = '#ffffff';
const paidAtOnce = Symbol('paid at once');

/** Begins a payment by QR: the payer reads the code, which comes some moments later, with their bank's app. */
export async function beginQr(attempt: Attempt, deps: RedirectDeps): Promise<StartedTransaction> {
  const data = await askTransaction(
    attempt,
    {
      type: 'BANCOLOMBIA_QR',
      payment_description: describePayment(attempt),
      ...(deps.keys.public.startsWith(sandboxKey) ? { sandbox_status: 'APPROVED' } : {}),
    },
    deps,
  );
  const read = (seen: WompiTransaction) =>
    isApproved('QR', seen) ? paidAtOnce : seen.payment_method?.extra?.qr_image || null;
  const found = await untilThere('QR', data, read, deps);
  return {
    url: returnAddress(attempt.returnUrl, data.id),
    transactionId: data.id,
    qrCode: found === paidAtOnce ? undefined : await drawCode(found),
  };
}

/**
 * The code as the address of a PNG, which a phone keeps among its pictures and a bank's app takes
 * from there: Wompi sends a drawing. Throws `GatewayDown` for what is no picture.
 */
export async function drawCode(base64: string): Promise<string> {
  if (base64.length > longest) throw new GatewayDown('Wompi QR: the picture is too large');
  const bytes = Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64');
  try {
    const { width, format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    const density = format === 'svg' ? Math.min(2_400, (unitDensity * side) / width) : unitDensity;
    const png = await sharp(bytes, { limitInputPixels: mostPixels, density })
      .resize({ width: side, height: side, fit: 'contain', background, kernel: 'nearest' })
      .flatten({ background })
      .png({ palette: true, colours: 4 })
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (cause) {
    throw new GatewayDown('Wompi QR: no picture', { cause });
  }
}
