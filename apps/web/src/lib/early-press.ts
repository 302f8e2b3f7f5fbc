import { useEffect } from 'react';

declare global {
  interface Window {
    matizEarlyPress?: { readonly button: HTMLButtonElement | null; readonly forget: () => void };
  }
}

/**
 * Runs in the server's page before anything else. A button whose work needs scripts answers nothing
 * until they are there; what was pressed last is kept. Links and forms work by themselves.
 */
export const keepEarlyPress = `(()=>{const kept={button:null,forget(){removeEventListener('click',keep,true)}};
const keep=({target})=>{kept.button=target.closest('button[type=button]')};
addEventListener('click',keep,true);window.matizEarlyPress=kept})()`;

/** Presses again, once the page is awake, what was pressed before. */
export function useEarlyPress(): void {
  useEffect(() => {
    const { matizEarlyPress: kept } = window;
    delete window.matizEarlyPress;
    kept?.forget();
    if (kept?.button?.isConnected) kept.button.click();
  }, []);
}
