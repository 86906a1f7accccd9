-- From which database's files this one was filled, and which numbers its records have here: the same files can be imported again.
CREATE TABLE "Origin" (
    "name" VARCHAR(40) NOT NULL,
    "isOwn" BOOLEAN NOT NULL,

    CONSTRAINT "Origin_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "ArrivedRecord" (
    "origin" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(60) NOT NULL,
    "theirs" INTEGER NOT NULL,
    "ours" INTEGER NOT NULL,

    CONSTRAINT "ArrivedRecord_pkey" PRIMARY KEY ("origin", "kind", "theirs")
);

-- AddForeignKey
ALTER TABLE "ArrivedRecord" ADD CONSTRAINT "ArrivedRecord_origin_fkey" FOREIGN KEY ("origin") REFERENCES "Origin"("name") ON DELETE CASCADE ON UPDATE CASCADE;
