import { type ImportDetail, importEncodings } from '@matiz/contracts/staff/catalogue/imports.ts';
import { Button } from '@matiz/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { uploadCopy as copy } from '#copy/catalogue/imports.ts';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { askBefore } from '#parts/question/ask.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ColumnTable } from './column-table.tsx';
import { findTwice } from './column-targets.ts';
import type { UploadChoices } from './upload-choices.ts';

interface PrepareImportProps {
  readonly detail: ImportDetail;
  readonly isBusy: boolean;
  readonly may: (step: ImportDetail['may'][number]) => boolean;
  readonly ask: (upload: UploadChoices) => void;
  /** What came of the last step: after what can be done now, before how it is read. */
  readonly children: ReactNode;
}

/** How a file is to be read, and what is done with it next. */
export function PrepareImport({ detail, isBusy, may, ask, children }: PrepareImportProps) {
  const [choices, setChoices] = useState(detail.choices);
  const warehouses = useCatalogueChoices()?.warehouses ?? [];
  const { reading, report } = detail;
  const change = (part: Partial<typeof choices>) => setChoices({ ...choices, ...part });
  const isTwice = reading !== null && findTwice(reading.columns, choices.columns).size > 0;
  const isChecked = report !== null && JSON.stringify(choices) === JSON.stringify(detail.choices);
  const isOpen = may('check') || isBusy;
  const isAllBad = report !== null && report.bad === report.rows;
  const isList = reading?.format === 'list' || reading?.format === 'matiz';
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {may('undo') || (may('load') && isChecked) || may('check') ? (
        <div className="flex flex-wrap items-center gap-3">
          {may('load') && !isAllBad && (isChecked || !may('check')) ? (
            <Button size="sm" loading={isBusy} onClick={() => ask({ step: 'load', choices })}>
              {may('check') ? loadLabel(report?.bad ?? 0) : copy.goOn}
            </Button>
          ) : null}
          {may('check') ? (
            <Button
              size="sm"
              variant={isChecked ? 'secondary' : 'primary'}
              loading={isBusy}
              disabled={isTwice}
              onClick={() => ask({ step: 'check', choices })}
            >
              {report === null ? copy.check : copy.checkAgain}
            </Button>
          ) : null}
          {may('undo') ? (
            <Button
              size="sm"
              variant="secondary"
              loading={isBusy}
              onClick={() =>
                askBefore({ text: copy.undoAsk, yes: copy.undo }, () => ask({ step: 'undo' }))
              }
            >
              {copy.undo}
            </Button>
          ) : null}
          {isTwice ? <p className="text-danger">{copy.fixTwice}</p> : null}
          {isAllBad ? <p className="text-danger">{copy.allBad}</p> : null}
        </div>
      ) : null}
      {children}
      {isOpen || detail.state === 'refused' ? (
        <ReadAs
          detail={detail}
          encoding={choices.encoding}
          reread={(encoding) => {
            change({ encoding });
            ask({ step: 'read', choices: { ...choices, encoding } });
          }}
          isFixed={isBusy || !may('read')}
        />
      ) : null}
      {reading && isOpen ? (
        <>
          {isList ? (
            <div>
              <h2 className="mb-3 text-lg">{copy.columns}</h2>
              <ColumnTable
                columns={reading.columns}
                said={choices.columns}
                warehouses={warehouses}
                say={(columns) => change({ columns })}
                isFixed={isBusy}
              />
            </div>
          ) : (
            <p className="text-ink-soft">{copy.known}</p>
          )}
          <fieldset disabled={isBusy}>
            <legend className="mb-3 text-lg">{copy.choices}</legend>
            <ChoiceFields choices={choices} change={change} />
          </fieldset>
        </>
      ) : null}
    </section>
  );
}

function loadLabel(bad: number): string {
  return bad > 0 ? copy.loadBad(bad) : copy.load;
}

type Encoding = ImportDetail['choices']['encoding'];

interface ReadAsProps {
  readonly detail: ImportDetail;
  readonly encoding: Encoding;
  readonly reread: (encoding: Encoding) => void;
  readonly isFixed: boolean;
}

function ReadAs({ detail, encoding, reread, isFixed }: ReadAsProps) {
  const { reading } = detail;
  const separator = reading?.delimiter ? copy.separators[reading.delimiter] : undefined;
  const said = [
    reading && copy.formats[reading.format],
    reading?.encoding,
    separator && copy.separator(separator),
  ].filter(Boolean);
  const isBook = reading !== null && reading.encoding === null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft">
      {said.length > 0 ? (
        <p>
          {copy.readAs}: <span className="text-ink">{said.join(' · ')}</span>
        </p>
      ) : null}
      {isBook ? null : (
        <label className="flex items-center gap-2">
          {copy.encoding}
          <select
            value={encoding ?? ''}
            disabled={isFixed}
            onChange={({ target }) =>
              reread(importEncodings.find((each) => each === target.value) ?? null)
            }
            className="h-(--control) rounded-sm border border-line-strong bg-surface px-2 text-ink"
          >
            <option value="">{copy.encodingAuto}</option>
            {importEncodings.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
