import { mostPictures } from '@matiz/domain/catalogue/pictures/picture-name.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** Bytes that a picture may have (what comes out of a camera has fewer), and that are sent at once. */
export const mostPictureBytes = 20 * 1024 * 1024;
export const picturePartBytes = 1024 * 1024;

/** What a picture is for: each has a shape of its own, into which it is brought. */
export const pictureShapes = [
  'product',
  'swatch',
  'brand',
  'category',
  'banner-wide',
  'banner-narrow',
  'logo',
] as const;
export type PictureShape = (typeof pictureShapes)[number];

/** The key of a picture that the shop has: `upload/product-3fa9….c1d2e4f5a6`. */
export const uploadedPictureKey = z
  .string()
  .max(200)
  .regex(/^(?:[A-Za-z0-9_-]+\/){0,4}[A-Za-z0-9_-]+\.[0-9a-f]{10}$/, 'Sube la imagen de nuevo.');

const id = z.uuid('Identificador no válido.');
const upload = z.object({
  id: z.string(),
  /** How much of it is here: where the next piece begins. */
  received: z.int(),
  /** Its key, once all of it is here and was read. */
  picture: z.string().nullable(),
});
/** Of a picture's width or height. */
const share = z.number().min(0).max(1);
const uploadReply = { 200: z.object({ result: upload }) };

export const beginPicture = defineCall({
  method: 'POST',
  path: '/staff/pictures',
  spec: 'D-19',
  summary: 'Anuncia una imagen; su contenido llega después, por partes.',
  access: 'staff:content:write',
  body: z.strictObject({
    name: z.string().trim().min(1).max(200),
    size: z.int32().min(1, 'La imagen está vacía.'),
    shape: z.enum(pictureShapes),
    /** What is to be in the middle where the shape cuts; left out: the part that the eye goes to. */
    focus: z.strictObject({ x: share, y: share }).optional(),
  }),
  replies: uploadReply,
  errors: ['PICTURE_TOO_LARGE'],
});

export const sendPicturePart = defineCall({
  method: 'PUT',
  path: '/staff/pictures/part',
  spec: 'D-19',
  summary:
    'Una parte de una imagen. La que no es la que sigue no se guarda; la respuesta dice cuál sigue.',
  access: 'staff:content:write',
  query: z.strictObject({ id, at: z.string().regex(/^\d{1,9}$/) }),
  takes: 'bytes',
  bodyLimit: picturePartBytes,
  deadline: 'long',
  replies: uploadReply,
  errors: [
    'NOT_FOUND',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_SMALL',
    'PICTURE_FORMAT',
    'PICTURE_BROKEN',
  ],
});

export const pictureSubjects = ['product', 'tone', 'brand'] as const;
const subjectId = z.string().regex(/^\d{1,9}$/);
const place = z.int().min(1).max(mostPictures);

const match = z.object({
  /** The file's name, as it was asked. */
  name: z.string(),
  /** Null: no code is in it. */
  subject: z
    .object({
      kind: z.enum(pictureSubjects),
      id: z.string(),
      code: z.string(),
      name: z.string(),
      /** As which of its pictures: the first is the one that lists show. */
      place,
    })
    .nullable(),
});
export type PictureMatch = z.output<typeof match>;

export const matchPictures = defineCall({
  method: 'POST',
  path: '/staff/pictures/match',
  spec: 'D-19',
  summary: 'De qué producto, tono o marca es cada imagen, por el código en su nombre.',
  access: 'staff:catalogue:read',
  body: z.strictObject({ names: z.array(z.string().max(300)).min(1).max(500) }),
  replies: { 200: z.object({ results: z.array(match) }) },
  errors: [],
});

export const assignPictures = defineCall({
  method: 'POST',
  path: '/staff/pictures/place',
  spec: 'D-19',
  summary: 'Pone imágenes en sus productos, tonos y marcas, y lo anota en la historia de cada uno.',
  access: 'staff:catalogue:write',
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          kind: z.enum(pictureSubjects),
          id: subjectId,
          picture: uploadedPictureKey,
          place: place.default(1),
        }),
      )
      .min(1)
      .max(100),
  }),
  deadline: 'long',
  replies: {
    200: z.object({
      /** What undoes all of it. */
      batch: z.string(),
      /** Products and brands that changed. */
      changed: z.int(),
      /** What is not there any more, as it was asked. */
      absent: z.array(z.object({ kind: z.enum(pictureSubjects), id: z.string() })),
    }),
  },
  errors: ['UNKNOWN_REFERENCE'],
});

export const undoPictures = defineCall({
  method: 'POST',
  path: '/staff/pictures/undo',
  spec: 'D-19',
  summary: 'Devuelve las imágenes que había antes, salvo donde alguien cambió algo después.',
  access: 'staff:catalogue:write',
  body: z.strictObject({ batch: id }),
  deadline: 'long',
  replies: {
    200: z.object({
      undone: z.int(),
      /** Codes of what someone changed since, which stays as it is. */
      left: z.array(z.string()),
    }),
  },
  errors: ['NOT_FOUND'],
});
