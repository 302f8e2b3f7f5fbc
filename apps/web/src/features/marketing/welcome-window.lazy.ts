/** A code part of its own: it comes after the home, and most visits do without it. */
export const loadWelcomeWindow = async () => (await import('./welcome-window.tsx')).WelcomeWindow;
