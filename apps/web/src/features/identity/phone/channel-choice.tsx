import { type CodeChannel, codeChannels } from '@matiz/contracts/identity/registration.ts';
import { RadioCard } from '@matiz/ui/inputs/radio-card.tsx';
import { Headset, Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import { phoneCopy as copy } from '#copy/identity/phone.ts';

const marks = {
  sms: <MessageSquareText size={22} aria-hidden="true" className="text-accent" />,
  whatsapp: <MessageCircle size={22} aria-hidden="true" className="text-now" />,
  email: <Mail size={22} aria-hidden="true" className="text-accent" />,
  staff: <Headset size={22} aria-hidden="true" className="text-now" />,
};

/** How the code travels. */
export function ChannelChoice({
  channels,
  value,
  onChange,
}: {
  channels: readonly CodeChannel[];
  value: CodeChannel;
  onChange: (channel: CodeChannel) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{copy.channel}</legend>
      {codeChannels
        .filter((channel) => channels.includes(channel))
        .map((channel) => (
          <RadioCard
            key={channel}
            name="channel"
            title={copy.channels[channel][0]}
            description={copy.channels[channel][1]}
            aside={marks[channel]}
            checked={channel === value}
            onChange={() => onChange(channel)}
          />
        ))}
    </fieldset>
  );
}
