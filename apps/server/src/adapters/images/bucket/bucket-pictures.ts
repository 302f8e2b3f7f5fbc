import { isKeptName, type KeptPictures } from '../kept-pictures.ts';
import type { Bucket } from './open-bucket.ts';

/** The name of a kept picture in the bucket, as of its file in the folder. */
export const bucketNameOf = (name: string) => `pictures/${name}.webp`;

/**
 * Originals in a bucket that every machine reaches. What still lies in the folder of before is read
 * from there, so that a shop sells on while its pictures are moved.
 */
export function createBucketPictures(bucket: Bucket, before: KeptPictures): KeptPictures {
  async function find(name: string): Promise<Buffer | null> {
    if (!isKeptName(name)) return null;
    return (await before.find(name)) ?? bucket.get(bucketNameOf(name));
  }
  return {
    find,
    async read(name) {
      const content = await find(name);
      return content && { content, vectorWidth: null };
    },
    keep: (name, content) => bucket.put(bucketNameOf(name), content, 'image/webp'),
  };
}
