import { foldText } from '@matiz/domain/kernel/text.ts';
import { Button } from '@matiz/ui/button.tsx';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { citiesCopy as copy } from '#copy/delivery.ts';
import { type City, type Country, useCountry } from '#lib/use-country.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';

/** Rows of a search, and names of those chosen, that are drawn; the rest is counted. */
const most = { found: 100, chosen: 60 };

/** Many cities at once: found by name or department, ticked one by one or all that are seen. */
export function CitiesControl(props: OwnControlProps) {
  const country = useCountry();
  return (
    <fieldset aria-describedby={props.describedBy} aria-invalid={props.isInvalid}>
      <legend className="mb-1 text-[0.8125rem] text-ink-soft">{props.label}</legend>
      {country ? <Picker {...props} country={country} /> : <p>{copy.loading}</p>}
    </fieldset>
  );
}

function Picker({ value, onChange, country }: OwnControlProps & { country: Country }) {
  const searchId = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState('');
  // What it began with is its own: other cities that are served are another zone's.
  const [own] = useState(() => new Set(split(value)));
  const chosen = new Set(split(value));
  const isElsewhere = ({ code, isServed }: City) => isServed && !own.has(code) && !chosen.has(code);
  const isAsked = text.trim() !== '' || state !== '';
  const wanted = foldText(text.trim());
  const found = country.cities.filter(
    (city) => (state === '' || city.stateCode === state) && foldText(city.label).includes(wanted),
  );
  const free = found.filter((city) => !chosen.has(city.code) && !isElsewhere(city));
  const set = (codes: Iterable<string>) => onChange([...codes].sort().join(','));
  const toggle = (code: string) => {
    if (chosen.has(code)) chosen.delete(code);
    else chosen.add(code);
    set(chosen);
  };
  return (
    <div className="rounded-md border border-line bg-surface">
      <Chosen codes={[...chosen]} country={country} toggle={toggle} clear={() => set([])} />
      <div className="flex flex-wrap gap-2 border-t border-line p-3">
        <label className="sr-only" htmlFor={searchId}>
          {copy.search}
        </label>
        <input
          id={searchId}
          type="search"
          value={text}
          placeholder={copy.search}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="h-(--control) min-w-44 flex-1 rounded-sm border border-line-strong bg-surface px-2.5"
        />
        <select
          aria-label={copy.department}
          value={state}
          onChange={(event) => setState(event.target.value)}
          className="h-(--control) max-w-52 rounded-sm border border-line-strong bg-surface px-2.5"
        >
          <option value="">{copy.allDepartments}</option>
          {country.states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {isAsked && free.length > 0 ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => set([...chosen, ...free.map(({ code }) => code)])}
          >
            {copy.chooseAll(free.length)}
          </Button>
        ) : null}
      </div>
      <ul className="max-h-64 overflow-y-auto border-t border-line px-3 py-1">
        {found.slice(0, most.found).map((city) => (
          <li key={city.code}>
            <label className="flex min-h-8 items-center gap-2">
              <input
                type="checkbox"
                checked={chosen.has(city.code)}
                disabled={isElsewhere(city)}
                onChange={() => toggle(city.code)}
              />
              {city.label}
              {isElsewhere(city) ? (
                <span className="text-xs text-ink-faint">{copy.elsewhere}</span>
              ) : null}
            </label>
          </li>
        ))}
        {found.length > most.found ? (
          <li className="py-2 text-xs text-ink-faint">{copy.more(found.length - most.found)}</li>
        ) : null}
        {found.length === 0 ? <li className="py-2 text-ink-soft">{copy.nothing}</li> : null}
      </ul>
    </div>
  );
}

interface ChosenProps {
  readonly codes: readonly string[];
  readonly country: Country;
  readonly toggle: (code: string) => void;
  readonly clear: () => void;
}

function Chosen({ codes, country, toggle, clear }: ChosenProps) {
  const cities = country.cities.filter(({ code }) => codes.includes(code));
  return (
    <div className="p-3">
      <div className="flex min-h-8 items-center gap-3">
        <output className="text-ink-soft">
          {cities.length === 0 ? copy.none : copy.chosen(cities.length)}
        </output>
        {cities.length > 1 ? (
          <Button size="sm" variant="quiet" onClick={clear}>
            {copy.clear}
          </Button>
        ) : null}
      </div>
      {cities.length > 0 ? (
        <ul className="mt-1 flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
          {cities.slice(0, most.chosen).map(({ code, label }) => (
            <li key={code} className="flex items-center rounded-full bg-accent-soft pl-2.5 text-xs">
              {label}
              <button
                type="button"
                aria-label={copy.remove(label)}
                onClick={() => toggle(code)}
                className="grid size-7 place-items-center rounded-full hover:text-accent"
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
          {cities.length > most.chosen ? (
            <li className="px-2 py-1.5 text-xs text-ink-soft">
              {copy.andMore(cities.length - most.chosen)}
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}

function split(value: string): string[] {
  return value === '' ? [] : value.split(',');
}
