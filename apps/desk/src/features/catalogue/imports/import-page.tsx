import { RequestError } from '@matiz/client/request-error.ts';
import {
  askImport,
  type ImportDetail,
  readBadRows,
  readImport,
  stopImport,
} from '@matiz/contracts/staff/catalogue/imports.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { uploadCopy as copy, reportCopy } from '#copy/catalogue/imports.ts';
import { formCopy } from '#copy/form.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { useCan } from '#session/me.ts';
import { ImportReport } from './import-report.tsx';
import { ImportSteps } from './import-steps.tsx';
import { PrepareImport } from './prepare-import.tsx';
import { ResumeUpload } from './resume-upload.tsx';
import { sayState } from './say-state.ts';
import type { UploadChoices } from './upload-choices.ts';
import { WorkProgress } from './work-progress.tsx';

const pollMs = 1_000;
const isMoving = ({ state }: ImportDetail) => state === 'waiting' || state === 'working';

/** One file from its columns to what came of it; what is under way goes on when the page is closed. */
export function ImportPage() {
  const { lote = '' } = useParams();
  const request = useRequest();
  const client = useQueryClient();
  const mayWrite = useCan('catalogue:write');
  const queryKey = ['import', lote];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await request(readImport, { query: { id: lote } })).result,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? pollMs : false),
  });
  const ask = useMutation({
    mutationFn: async (upload: UploadChoices) => {
      const id = lote;
      if (upload.step === 'stop') return request(stopImport, { body: { id } });
      return request(askImport, { body: { id, ...upload } });
    },
    onSuccess: ({ result }) => client.setQueryData(queryKey, result),
    onError(failure) {
      if (!(failure instanceof RequestError)) throw failure;
      toast({ message: sayRefusal(failure), tone: 'danger' });
      void refetch();
    },
  });
  const state = data?.state;
  // What a file brought shows wherever products are listed or chosen.
  useEffect(() => {
    if (state === 'done') void client.invalidateQueries({ queryKey: ['list'] });
  }, [state, client]);
  if (error instanceof RequestError) throw error;
  if (!data) return <p className="p-6">{formCopy.loading}</p>;

  const may = (step: ImportDetail['may'][number]) => mayWrite && data.may.includes(step);
  const isBusy = isMoving(data) || ask.isPending;
  const badFileHref = data.hasBadRows ? `/api${readBadRows.path}?id=${data.id}` : null;
  const isLoaded = data.report !== null && !data.report.isDryRun;
  return (
    <div className="p-4 lg:p-6">
      <Link to="/importar" className="text-accent hover:underline">
        ‹ {copy.back}
      </Link>
      <header className="mt-1 mb-4">
        <h1 className="text-xl break-words">{data.fileName}</h1>
        <p className="text-ink-soft">
          {[sayState(data), data.supplier, data.by].filter((part) => part !== '').join(' · ')}
        </p>
      </header>
      <ImportSteps detail={data} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        {data.problem ? (
          <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
            {data.problem}
          </p>
        ) : null}
        {data.state === 'uploading' && mayWrite ? (
          <ResumeUpload detail={data} sent={() => void refetch()} />
        ) : null}
        {isMoving(data) ? (
          <WorkProgress
            detail={data}
            stop={may('stop') ? () => ask.mutate({ step: 'stop' }) : null}
          />
        ) : null}
        {data.undone ? (
          <section>
            <p className="font-semibold">
              {reportCopy.undone(data.undone.undone, data.undone.partly)}
            </p>
            <ul className="text-ink-soft">
              {data.undone.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {data.state !== 'uploading' ? (
          <PrepareImport
            key={data.id}
            detail={data}
            isBusy={isBusy}
            may={may}
            ask={(upload) => ask.mutate(upload)}
          >
            {data.report ? (
              <section aria-busy={isBusy}>
                <h2 className="mb-3 text-lg">{isLoaded ? reportCopy.loaded : reportCopy.dryRun}</h2>
                <ImportReport report={data.report} badFileHref={badFileHref} />
              </section>
            ) : null}
          </PrepareImport>
        ) : null}
      </div>
    </div>
  );
}
