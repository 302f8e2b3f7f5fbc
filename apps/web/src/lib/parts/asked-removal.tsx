import { Button } from '@matiz/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LateQuestion } from './late-question.tsx';

interface AskedRemovalProps {
  label: string;
  title: string;
  message: string;
  onConfirm: () => void;
}

/** A quiet button that throws work away after a question, which says what is lost. */
export function AskedRemoval({ label, title, message, onConfirm }: AskedRemovalProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-center"
        start={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <LateQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        message={message}
        confirmLabel={label}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
