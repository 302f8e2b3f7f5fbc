import type { ComponentType } from 'react';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A field of a resource form, as data: its name is the contract's. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind:
    | { readonly is: 'text' }
    | { readonly is: 'email' }
    | { readonly is: 'long' }
    | { readonly is: 'number'; readonly unit?: string }
    | { readonly is: 'switch' }
    | { readonly is: 'date' }
    /** A day and an hour in Bogotá, whichever the zone of the device. */
    | { readonly is: 'moment' }
    /** `isNumber`: the contract has its values as numbers. `none`: what nothing chosen means. */
    | {
        readonly is: 'choice';
        readonly choices: readonly FieldOption[];
        readonly isNumber?: true;
        readonly none?: string;
      }
    /**
     * Any number of them; a form holds their values with commas between. `isLong`: too many to stand
     * there all at once, so they are picked one after another.
     */
    | {
        readonly is: 'several';
        readonly choices: readonly FieldOption[];
        readonly isLong?: true;
      }
    /** Whole pesos, written with or without their dots. */
    | { readonly is: 'money' }
    /** What no other kind can hold; `show` says its value in words. */
    | {
        readonly is: 'own';
        /** It holds one value, as it is, and not a list of them. */
        readonly isOne?: true;
        readonly Control: ComponentType<OwnControlProps>;
        readonly show: (value: string) => string;
        /** Its text and back, where it is not a list of values with commas between. */
        readonly text?: {
          readonly of: (value: unknown) => string;
          readonly read: (text: string) => unknown;
        };
      };
  /** What something new begins with. */
  readonly initial?: string | boolean;
  /** What is sent when nothing is written: null clears, left out leaves it as it is. */
  readonly isOptional?: boolean;
  /** Stands above it, where a part of a long form begins. */
  readonly heading?: string;
  /** Whether what is written besides asks for it; left out, it always stands there. */
  readonly isAsked?: (set: Readonly<Record<string, unknown>>) => boolean;
}

/** A control of a feature's own: a list of values has commas between. */
export interface OwnControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** What takes the focus where it is wrong. */
  readonly focusRef?: (element: HTMLElement | null) => void;
}

/** What a form holds: what people write is text until it is sent. */
export type FormValues = Readonly<Record<string, string | boolean>>;
