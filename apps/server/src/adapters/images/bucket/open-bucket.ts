import { StorageUnavailable } from '#lib/storage-unavailable.ts';

/** A bucket of a storage that speaks S3's wire. */
export interface BucketSettings {
  readonly bucket: string;
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Things by name, which never change once they are there. */
export interface Bucket {
  /** Null: there is none of that name. Throws `StorageUnavailable` where it cannot say. */
  get(name: string): Promise<Buffer | null>;
  /** Its size in bytes; null: there is none. */
  sizeOf(name: string): Promise<number | null>;
  put(name: string, content: Uint8Array, type: string): Promise<void>;
}

type Sdk = typeof import('@aws-sdk/client-s3');

interface Storage {
  readonly sdk: Sdk;
  readonly client: InstanceType<Sdk['S3Client']>;
}

const forEver = 'public, max-age=31536000, immutable';

export function openBucket(settings: BucketSettings): Bucket {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  let opening: Promise<Storage> | null = null;

  /** Loaded where a bucket is configured, and nowhere else. */
  function open(): Promise<Storage> {
    opening ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        credentials: { accessKeyId, secretAccessKey },
        ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
        // Garage, SeaweedFS and others do not know the checksums that are sent unasked.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
        requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 },
      }),
    }));
    return opening;
  }

  /** Null: there is none of that name. */
  async function ask<Reply>(send: (storage: Storage) => Promise<Reply>): Promise<Reply | null> {
    const storage = await open();
    try {
      return await send(storage);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw new StorageUnavailable(wordOf(error));
    }
  }

  return {
    get: (Key) =>
      ask(async ({ sdk, client }) => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }),
    sizeOf: (Key) =>
      ask(async ({ sdk, client }) => {
        const { ContentLength } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }));
        return ContentLength ?? 0;
      }),
    async put(Key, Body, ContentType) {
      const input = { Bucket, Key, Body, ContentType, CacheControl: forEver };
      const done = await ask(({ sdk, client }) => client.send(new sdk.PutObjectCommand(input)));
      if (done === null) throw new StorageUnavailable('NoSuchBucket');
    },
  };
}

/** A picture that is not there; a bucket that is not there is a fault of the settings. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'NoSuchKey' || error.name === 'NotFound';
}

/** The storage's word for what is wrong, which holds neither keys nor addresses. */
function wordOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
