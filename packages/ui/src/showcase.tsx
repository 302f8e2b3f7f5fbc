import { SkipLink } from './layout/skip-link.tsx';
import { MatizLogo } from './matiz-logo.tsx';
import { Toaster } from './overlays/toaster.tsx';
import { ActionsSection } from './showcase/actions-section.tsx';
import { FeedbackSection } from './showcase/feedback-section.tsx';
import { FieldsSection } from './showcase/fields-section.tsx';
import { FoundationsSection } from './showcase/foundations-section.tsx';
import { NavigationSection } from './showcase/navigation-section.tsx';
import { OverlaysSection } from './showcase/overlays-section.tsx';
import { ProductsSection } from './showcase/products-section.tsx';
import { PurchaseSection } from './showcase/purchase-section.tsx';
import { TonesSection } from './showcase/tones-section.tsx';

/** Every component in every state, for eyes and for accessibility checks. Not part of production. */
export function Showcase() {
  return (
    <>
      <SkipLink target="componentes" />
      <header className="on-dark bg-plum">
        <div className="page flex flex-wrap items-end justify-between gap-6 py-10">
          <div>
            <MatizLogo onDark className="h-9" />
            <h1 className="mt-8 text-4xl">Sistema de diseño</h1>
            <p className="mt-3 max-w-prose text-white/80">
              Belleza profesional: marfil cálido, tinta ciruela, un solo acento frambuesa. Verde
              azulado para lo disponible, ámbar para la preventa.
            </p>
          </div>
        </div>
      </header>
      <main id="componentes" className="page flex flex-col gap-16 py-12">
        <FoundationsSection />
        <TonesSection />
        <ProductsSection />
        <ActionsSection />
        <FieldsSection />
        <PurchaseSection />
        <NavigationSection />
        <FeedbackSection />
        <OverlaysSection />
      </main>
      <Toaster />
    </>
  );
}
