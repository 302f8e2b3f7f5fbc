CREATE TABLE onboarding_slide (
  "position" smallint NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT onboarding_slide_pkey PRIMARY KEY ("position"),
  CONSTRAINT onboarding_slide_position_check CHECK ((("position" >= 1) AND ("position" <= 2))),
  CONSTRAINT onboarding_slide_text_check CHECK (((length(text) >= 1) AND (length(text) <= 160))),
  CONSTRAINT onboarding_slide_title_check CHECK (((length(title) >= 1) AND (length(title) <= 40))),
  CONSTRAINT onboarding_slide_version_check CHECK ((version > 0))
);
