CREATE TABLE coupon_condition (
  coupon_id integer NOT NULL,
  city_code text,
  payment_method text,
  brand_id integer,
  category_id integer,
  CONSTRAINT coupon_condition_once UNIQUE NULLS NOT DISTINCT (coupon_id, city_code, payment_method, brand_id, category_id),
  CONSTRAINT coupon_condition_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  CONSTRAINT coupon_condition_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT coupon_condition_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT coupon_condition_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id) ON DELETE CASCADE,
  CONSTRAINT coupon_condition_payment_method_fkey FOREIGN KEY (payment_method) REFERENCES payment_method(code),
  CONSTRAINT coupon_condition_is_one CHECK ((num_nonnulls(city_code, payment_method, brand_id, category_id) = 1))
);
