ALTER TABLE push_token VALIDATE CONSTRAINT push_token_of_browser;
