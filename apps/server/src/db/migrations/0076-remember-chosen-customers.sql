-- When a seller last chose to work for a customer: whom they find first on their home.
ALTER TABLE seller_customer ADD COLUMN chosen_at timestamptz;
