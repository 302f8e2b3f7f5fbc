ALTER TABLE product VALIDATE CONSTRAINT product_package_check;
