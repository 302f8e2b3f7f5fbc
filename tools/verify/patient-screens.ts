import { configure } from '@testing-library/react';

// How busy a machine is must not decide whether a screen is waited for; one second is little.
configure({ asyncUtilTimeout: 60_000 });
