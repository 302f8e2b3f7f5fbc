import { leastProofSize, mostProofBytes } from '@matiz/contracts/orders/payment-proof.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import sharp from 'sharp';
import { describePicture, faultOfPicture, type PictureFault } from './picture-intake.ts';
import { mostPixels } from './render-picture.ts';

/** Wide enough to read the small print of a bank's receipt. */
const width = 1400;
const height = 2800;

/**
 * A picture that a buyer shows of a payment, made again: upright, of a size that can be read, without
 * what cameras write about people and places. It is nobody's to see but the staff's, so it is kept
 * with the payment and never among the pictures of the shop.
 */
export async function readProofPicture(bytes: Uint8Array): Promise<Result<Buffer, PictureFault>> {
  if (bytes.byteLength > mostProofBytes) return fail('TOO_LARGE');
  const described = await describePicture(bytes);
  const fault = described === null ? 'FORMAT' : faultOfPicture(described, leastProofSize);
  if (fault !== null) return fail(fault);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 3 });
    return ok(await picture.toBuffer());
  } catch {
    return fail('BROKEN');
  }
}
