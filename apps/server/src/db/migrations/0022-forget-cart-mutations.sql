-- What was remembered of changes to carts goes after a month (`cart.forgetMutations`).
CREATE INDEX cart_mutation_at ON cart_mutation USING brin (at);
