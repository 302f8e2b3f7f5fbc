import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export type Device = 'phone' | 'computer';

/** In CSS pixels: what the shop's layouts go by. */
const screens = { phone: { width: 390, height: 844 }, computer: { width: 1440, height: null } };

const emptyPage =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"></head><body></body></html>';

interface DeviceFrameProps {
  readonly device: Device;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Draws its children in a page of their own, as wide as the device and made smaller to fit: layouts go
 * by the width of their window. It loads no page of the shop, which refuses to be framed, and runs
 * no script.
 */
export function DeviceFrame({ device, title, children }: DeviceFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const size = useSize(room);
  useLayoutEffect(() => setBody(dress(frame.current?.contentDocument)), []);
  const { width, height } = screens[device];
  const scale = Math.min(1, size.width / width, height === null ? 1 : size.height / height);
  const drawn = { width, height: height ?? Math.round(size.height / scale) };
  return (
    <div className="min-h-0 flex-1 bg-sunken p-4">
      <div ref={room} className="size-full overflow-hidden">
        <div
          className="mx-auto overflow-hidden rounded-md bg-ground shadow-card"
          style={{ width: drawn.width * scale, height: drawn.height * scale }}
        >
          <iframe
            ref={frame}
            title={title}
            sandbox="allow-same-origin"
            style={{ ...drawn, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </div>
      </div>
      {body ? createPortal(children, body) : null}
    </div>
  );
}

/** The desk's own styles hold the shop's: one design, one set of tokens. */
function dress(page: Document | null | undefined): HTMLElement | null {
  if (!page) return null;
  // A page with its first line is laid out as the shop's are; the frame begins with one without.
  page.open();
  page.write(emptyPage);
  page.close();
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    page.head.append(sheet.cloneNode(true));
  }
  // The desk writes smaller than the shop does.
  Object.assign(page.body.style, { fontSize: '1rem', lineHeight: '1.5' });
  return page.body;
}

function useSize(room: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1440, height: 844 });
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [room]);
  return size;
}
