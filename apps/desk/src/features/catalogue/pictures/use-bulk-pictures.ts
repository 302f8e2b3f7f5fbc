import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import {
  assignPictures,
  matchPictures,
  undoPictures,
} from '@matiz/contracts/staff/catalogue/pictures.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bulkPicturesCopy as copy } from '#copy/catalogue/pictures.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { useCloseQuestion } from '#lib/use-close-question.ts';
import { uploadPicture } from '#parts/upload/upload-picture.ts';
import { tooLarge } from '#parts/upload/use-picture-upload.ts';
import { type BulkItem, chunksOf, isDue, shapeOf } from './bulk-pictures.ts';

const [namesAtOnce, placedAtOnce, sentAtOnce] = [500, 100, 3];

/** Many pictures at once: matched by their names, handed over, put in their places, taken back. */
export function useBulkPictures() {
  const request = useRequest();
  const client = useQueryClient();
  const [items, setItems] = useState<readonly BulkItem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [batches, setBatches] = useState<readonly string[]>([]);
  const lastId = useRef(0);
  useCloseQuestion(isBusy);

  const change = (id: number, next: Partial<BulkItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...next } : item)));
  /** Says what a request was refused for; anything else is a fault of ours. */
  const orSay = (error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
    toast({ message: sayRefusal(error), tone: 'danger' });
  };

  async function busily(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work()
      .catch(orSay)
      .finally(() => setBusy(false));
  }

  const take = (files: readonly File[]) =>
    busily(async () => {
      const subjects = await findSubjects(request, files);
      const added = files.map((file, at): BulkItem => {
        lastId.current += 1;
        const problem = tooLarge(file);
        return {
          id: lastId.current,
          file,
          subject: subjects[at] ?? null,
          percent: 0,
          state: problem === null ? 'ready' : 'failed',
          problem,
          begun: null,
          picture: null,
        };
      });
      // Those that were matched by nothing before were given another name since.
      setItems((before) => [...before.filter(({ subject }) => subject !== null), ...added]);
    });

  async function send(item: BulkItem): Promise<BulkItem> {
    if (item.picture !== null || item.subject === null) return item;
    change(item.id, { state: 'sending', problem: null });
    try {
      const picture = await uploadPicture(request, item.file, {
        shape: shapeOf[item.subject.kind],
        begun: item.begun,
        onBegun: (begun) => change(item.id, { begun }),
        onProgress: (percent) => change(item.id, { percent }),
      });
      change(item.id, { state: 'sent', picture });
      return { ...item, picture };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const isLine = error.status === 0 || error.status >= 500;
      const begun = isLine ? {} : { begun: null };
      change(item.id, { state: 'failed', problem: sayRefusal(error), ...begun });
      return item;
    }
  }

  const run = () =>
    busily(async () => {
      const due = items.filter((item) => isDue(item) && tooLarge(item.file) === null);
      const sent: BulkItem[] = [];
      for (const group of chunksOf(due, sentAtOnce)) {
        sent.push(...(await Promise.all(group.map(send))));
      }
      for (const group of chunksOf(
        sent.filter(({ picture }) => picture !== null),
        placedAtOnce,
      )) {
        await place(group);
      }
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['row'] });
    });

  async function place(group: readonly BulkItem[]): Promise<void> {
    const wanted = group.flatMap(({ subject, picture }) =>
      subject && picture
        ? [{ kind: subject.kind, id: subject.id, place: subject.place, picture }]
        : [],
    );
    const { batch, absent } = await request(assignPictures, { body: { items: wanted } });
    setBatches((all) => [...all, batch]);
    for (const { id, subject } of group) {
      const isGone = absent.some((one) => one.kind === subject?.kind && one.id === subject.id);
      change(id, isGone ? { state: 'failed', problem: copy.gone } : { state: 'placed' });
    }
  }

  const undo = () =>
    busily(async () => {
      let undone = 0;
      const left: string[] = [];
      for (const batch of batches.toReversed()) {
        const told = await request(undoPictures, { body: { batch } });
        undone += told.undone;
        left.push(...told.left);
      }
      setBatches([]);
      setItems([]);
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['row'] });
      toast({ message: copy.undone(undone) });
      if (left.length > 0) toast({ message: copy.left(left), tone: 'danger', durationMs: 0 });
    });

  function clear(): void {
    setItems([]);
    setBatches([]);
  }
  return { items, isBusy, canUndo: batches.length > 0, take, run, undo, clear };
}

/** Whose each file is, in the files' order. */
async function findSubjects(request: Request, files: readonly File[]) {
  const found = [];
  for (const group of chunksOf(files, namesAtOnce)) {
    const names = group.map(({ name }) => name.slice(-300));
    const { results } = await request(matchPictures, { body: { names } });
    found.push(...results.map(({ subject }) => subject));
  }
  return found;
}
