-- D-12: 0062 named a logo that was never drawn for the button of a bank. What a shop chose itself stays.
UPDATE payment_method SET logo = 'bank' WHERE code = 'bancolombia' AND logo = 'bancolombia';
