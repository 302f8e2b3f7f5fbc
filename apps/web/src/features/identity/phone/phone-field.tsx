import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import type { ComponentProps } from 'react';
import { phoneCopy as copy } from '#copy/identity/phone.ts';

/** A Colombian mobile phone; the country's prefix stands before it. */
export function PhoneField(props: Partial<ComponentProps<typeof TextInput>>) {
  return (
    <TextInput
      label={copy.phone}
      prefix={copy.prefix}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      {...props}
    />
  );
}
