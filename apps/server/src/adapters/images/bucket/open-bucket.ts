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

interface Sendable {
  readonly Body?: { transformToByteArray(): Promise<Uint8Array> };
  readonly ContentLength?: number;
}
type Command = new (input: Record<string, unknown>) => object;

/** What of the client is used. It is loaded where a bucket is configured, and nowhere else. */
interface S3Client {
  readonly S3Client: new (
    options: Record<string, unknown>,
  ) => { send(command: object): Promise<Sendable>; destroy(): void };
  readonly GetObjectCommand: Command;
  readonly HeadObjectCommand: Command;
  readonly PutObjectCommand: Command;
}

/** As a value, so that a shop with a folder neither loads nor needs it. */
const clientPackage: string = '@aws-sdk/client-s3';

const forEver = 'public, max-age=31536000, immutable';

export function openBucket(settings: BucketSettings): Bucket {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  let opening: Promise<{ sdk: S3Client; client: InstanceType<S3Client['S3Client']> }> | null = null;

  function open() {
    opening ??= (import(clientPackage) as Promise<S3Client>).then((sdk) => ({
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

  async function send(name: (sdk: S3Client) => Command, input: Record<string, unknown>) {
    const { sdk, client } = await open();
    const Asked = name(sdk);
    try {
      return await client.send(new Asked({ Bucket, ...input }));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw new StorageUnavailable(wordOf(error));
    }
  }

  return {
    async get(Key) {
      const found = await send(({ GetObjectCommand }) => GetObjectCommand, { Key });
      if (found === null) return null;
      try {
        return Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      } catch (error) {
        throw new StorageUnavailable(wordOf(error));
      }
    },
    async sizeOf(Key) {
      const found = await send(({ HeadObjectCommand }) => HeadObjectCommand, { Key });
      return found === null ? null : (found.ContentLength ?? 0);
    },
    async put(Key, Body, ContentType) {
      const input = { Key, Body, ContentType, CacheControl: forEver };
      const done = await send(({ PutObjectCommand }) => PutObjectCommand, input);
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
